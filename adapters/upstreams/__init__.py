"""The model behind the proxy: our own pooled HTTP/1.1 client, and the stock one for proxies and HTTP/2."""
