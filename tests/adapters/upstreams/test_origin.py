"""A base URL, taken apart."""

import pytest

from adapters.upstreams.origin import Origin, parse_base_url


@pytest.mark.parametrize(
    ("url", "origin", "authority", "path"),
    [
        ("https://api.openai.com/v1", ("https", "api.openai.com", 443), b"api.openai.com", b"/v1"),
        ("http://127.0.0.1:8080/v1/", ("http", "127.0.0.1", 8080), b"127.0.0.1:8080", b"/v1"),
        ("https://Example.org:443", ("https", "example.org", 443), b"example.org", b""),
        ("http://example.org:443/", ("http", "example.org", 443), b"example.org:443", b""),
        ("http://[::1]:8000/a/b", ("http", "::1", 8000), b"[::1]:8000", b"/a/b"),
        ("https://[2001:db8::1]", ("https", "2001:db8::1", 443), b"[2001:db8::1]", b""),
        ("https://bücher.example/v1", ("https", "xn--bcher-kva.example", 443), b"xn--bcher-kva.example", b"/v1"),
        ("http://my_service:80/v1", ("http", "my_service", 80), b"my_service", b"/v1"),
    ],
)
def test_a_base_url_names_an_origin_and_a_path(url: str, origin: tuple[str, str, int], authority: bytes, path: bytes):
    found, found_path = parse_base_url(url)

    assert (found, found.authority, found_path) == (Origin(*origin), authority, path)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "api.openai.com/v1",
        "ftp://example.org",
        "http:///v1",
        "https://user:pass@example.org/v1",
        "https://user@example.org/v1",
        "https://@example.org/v1",
        "https://example.org/v1?key=secret",
        "https://example.org/v1#secret",
        "https://example.org:0/v1",
        "https://example.org:99999/v1",
        "https://example.org:port/v1",
        "https://exa mple.org/v1",
        "https://example.org/v 1",
        "https://example.org/é",
        "https://exa$mple.org/v1",
        "https://a..é/v1",
        "http://[::1/v1",
    ],
)
def test_a_base_url_that_cannot_be_one_is_refused(url: str):
    with pytest.raises(ValueError, match=r"."):
        parse_base_url(url)


def test_a_refused_base_url_is_not_repeated():
    with pytest.raises(ValueError, match="credentials") as raised:
        parse_base_url("https://user:hunter2@example.org/v1")

    assert "hunter2" not in str(raised.value)
