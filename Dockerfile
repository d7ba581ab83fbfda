# syntax=docker/dockerfile:1
FROM python:3.13-slim AS build
WORKDIR /build
RUN python -m venv /opt/ricordo
COPY requirements/build.txt requirements/run.txt requirements/
RUN /opt/ricordo/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt -r requirements/run.txt
COPY . .
RUN /opt/ricordo/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --uid 10001 --create-home --home-dir /data ricordo
COPY --from=build /opt/ricordo /opt/ricordo
# The root file system may be read-only: what is written goes to /data (the store) and nowhere else.
ENV PATH=/opt/ricordo/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    RICORDO_STORE=/data/ricordo.db RICORDO_SERVER__HOST=0.0.0.0
USER ricordo
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health/ready', timeout=2)"]
ENTRYPOINT ["ricordo"]
CMD ["serve"]
