# syntax=docker/dockerfile:1
FROM python:3.13-slim AS build
WORKDIR /build
RUN python -m venv /opt/ricordo
COPY requirements/build.txt requirements/run.txt requirements/
RUN /opt/ricordo/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt -r requirements/run.txt
COPY . .
# docker build --build-arg SOURCE_COMMIT=$(git rev-parse HEAD) . : the repository itself is not copied (.dockerignore).
ARG SOURCE_COMMIT
RUN /opt/ricordo/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
    && /opt/ricordo/bin/python -P requirements/installed.py

FROM python:3.13-slim
RUN useradd --uid 10001 --no-create-home --home-dir /data ricordo && install -d -o ricordo -g ricordo -m 0700 /data
COPY --from=build /opt/ricordo /opt/ricordo
# The root file system may be read-only: the store, its secret and SQLite's own temporary files go to /data, and nothing goes elsewhere.
ENV PATH=/opt/ricordo/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 SQLITE_TMPDIR=/data \
    RICORDO_STORE=/data/ricordo.db RICORDO_SERVER__HOST=0.0.0.0
USER ricordo
WORKDIR /data
VOLUME /data
EXPOSE 8000
# Not through a web proxy: Docker may put one into the environment.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["python", "-P", "-c", "import urllib.request as u; u.build_opener(u.ProxyHandler({})).open('http://127.0.0.1:8000/health/ready', timeout=2)"]
ENTRYPOINT ["ricordo"]
CMD ["serve"]
