/* A model that costs nothing: answers chat completions from one thread, so that what is measured is what stands in front of it.
 *
 *   mock_upstream PORT CHUNKS INTERVAL_US
 *
 * A request whose body has "stream":true gets CHUNKS events, one every INTERVAL_US, the last of them together with
 * finish_reason and [DONE]; any other gets a plain completion at once. The model mock-N answers with N characters, any
 * other with 130. Linux only (epoll).
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { IN_BYTES = 1 << 20, EVENTS = 256, FDS = 65536, SIZES = 16, USUAL = 130, MOST = 65536 };

struct answer {
    size_t characters, plain_size, first_size, middle_size, last_size;
    char *plain, *first, *middle, *last;
};

struct connection {
    char *in;
    size_t have;
    int streaming, sent;
    long long next;
    const struct answer *answer;
};

static struct connection *connections[FDS];
static int active[FDS], actives;
static int chunks;
static long long interval;
static struct answer answers[SIZES];
static int known;

static long long now_us(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

static size_t chunk(char *out, const char *body) { return (size_t)sprintf(out, "%zx\r\n%s\r\n", strlen(body), body); }

/* So many characters of what a model might say. */
static void say(char *out, size_t characters) {
    static const char *words = "All models are wrong, some are useful, this one is neither: it is a constant, said again and again, whatever it is asked. ";
    size_t length = strlen(words);
    for (size_t i = 0; i < characters; i++) out[i] = words[i % length];
    out[characters] = 0;
}

static void make(struct answer *a, size_t characters) {
    char *said = malloc(characters + 1), *body = malloc(characters + 1024);
    a->characters = characters;
    a->plain = malloc(characters + 2048);
    a->first = malloc(characters + 2048);
    a->middle = malloc(characters + 2048);
    a->last = malloc(characters + 4096);
    say(said, characters);
    sprintf(body,
            "{\"id\":\"chatcmpl-0\",\"object\":\"chat.completion\",\"created\":1,\"model\":\"mock\",\"choices\":[{\"index\":0,"
            "\"message\":{\"role\":\"assistant\",\"content\":\"%s\"},\"finish_reason\":\"stop\"}],\"usage\":{\"prompt_tokens\":9,"
            "\"completion_tokens\":12,\"total_tokens\":21}}", said);
    a->plain_size = (size_t)sprintf(
        a->plain, "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: %zu\r\n\r\n%s", strlen(body), body);
    size_t each = characters / (size_t)chunks;
    say(said, each > 0 ? each : 1);
    sprintf(body,
            "data: {\"id\":\"chatcmpl-0\",\"object\":\"chat.completion.chunk\",\"created\":1,\"model\":\"mock\",\"choices\":[{\"index\":0,"
            "\"delta\":{\"content\":\"%s\"},\"finish_reason\":null}]}\n\n", said);
    const char *end =
        "data: {\"id\":\"chatcmpl-0\",\"object\":\"chat.completion.chunk\",\"created\":1,\"model\":\"mock\",\"choices\":[{\"index\":0,"
        "\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n";
    a->first_size = (size_t)sprintf(a->first, "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n");
    a->first_size += chunk(a->first + a->first_size, body);
    a->middle_size = chunk(a->middle, body);
    a->last_size = chunk(a->last, body);
    a->last_size += chunk(a->last + a->last_size, end);
    a->last_size += chunk(a->last + a->last_size, "data: [DONE]\n\n");
    a->last_size += (size_t)sprintf(a->last + a->last_size, "0\r\n\r\n");
    free(said);
    free(body);
}

/* The answer that a request's model gives; each is made once. */
static const struct answer *answer_of(const char *body, size_t size) {
    const char *model = memmem(body, size, "\"mock-", 6);
    size_t wanted = USUAL;
    for (const char *p = model ? model + 6 : body, *digits = p; model && p < body + size && *p >= '0' && *p <= '9'; p++)
        wanted = (p == digits ? 0 : wanted) * 10 + (size_t)(*p - '0');
    if (wanted > MOST) wanted = MOST;
    for (int i = 0; i < known; i++) if (answers[i].characters == wanted) return &answers[i];
    if (known == SIZES) { fprintf(stderr, "too many models\n"); exit(1); }
    make(&answers[known], wanted);
    return &answers[known++];
}

static void put(int fd, const char *data, size_t size) {
    while (size > 0) {
        ssize_t written = send(fd, data, size, MSG_NOSIGNAL);
        if (written < 0 && errno == EAGAIN) { usleep(100); continue; }
        if (written <= 0) return;
        data += written;
        size -= (size_t)written;
    }
}

static void drop(int fd) {
    struct connection *c = connections[fd];
    if (c != NULL && c->streaming)
        for (int i = 0; i < actives; i++)
            if (active[i] == fd) { active[i] = active[--actives]; break; }
    if (c != NULL) { free(c->in); free(c); connections[fd] = NULL; }
    close(fd);
}

static void answer(int fd, struct connection *c, const char *body, size_t size) {
    c->answer = answer_of(body, size);
    const char *stream = memmem(body, size, "\"stream\"", 8);
    if (stream == NULL || memmem(stream, (size_t)(body + size - stream) < 16 ? (size_t)(body + size - stream) : 16, "true", 4) == NULL) {
        put(fd, c->answer->plain, c->answer->plain_size);
        return;
    }
    put(fd, c->answer->first, c->answer->first_size);
    c->streaming = 1;
    c->sent = 1;
    c->next = now_us() + interval;
    active[actives++] = fd;
}

static void read_requests(int fd) {
    struct connection *c = connections[fd];
    ssize_t got = recv(fd, c->in + c->have, IN_BYTES - c->have, 0);
    if (got == 0 || (got < 0 && errno != EAGAIN)) { drop(fd); return; }
    if (got < 0) return;
    c->have += (size_t)got;
    for (;;) {
        char *end = memmem(c->in, c->have, "\r\n\r\n", 4);
        if (end == NULL) return;
        size_t head = (size_t)(end - c->in) + 4, length = 0;
        *end = 0;
        char *field = strcasestr(c->in, "\r\ncontent-length:");
        if (field != NULL) length = strtoul(field + 17, NULL, 10);
        *end = '\r';
        if (head + length > IN_BYTES) { drop(fd); return; }
        if (c->have < head + length) return;
        answer(fd, c, c->in + head, length);
        memmove(c->in, c->in + head + length, c->have - head - length);
        c->have -= head + length;
    }
}

static int tick(void) {
    long long now = now_us(), soonest = now + 100000;
    for (int i = 0; i < actives;) {
        int fd = active[i];
        struct connection *c = connections[fd];
        if (c->next > now) {
            if (c->next < soonest) soonest = c->next;
            i++;
            continue;
        }
        c->next += interval;
        if (++c->sent < chunks) {
            put(fd, c->answer->middle, c->answer->middle_size);
            if (c->next < soonest) soonest = c->next;
            i++;
        } else {
            put(fd, c->answer->last, c->answer->last_size);
            c->streaming = 0;
            active[i] = active[--actives];
        }
    }
    if (actives == 0) return 100;
    return soonest > now ? (int)((soonest - now + 999) / 1000) : 0; /* what is late is due at once: less than 0 would wait for ever */
}

int main(int count, char **words) {
    if (count != 4) { fprintf(stderr, "usage: mock_upstream PORT CHUNKS INTERVAL_US\n"); return 2; }
    signal(SIGPIPE, SIG_IGN);
    chunks = atoi(words[2]);
    interval = atoll(words[3]);
    if (chunks < 1) { fprintf(stderr, "CHUNKS is a number from 1\n"); return 2; }
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), one = 1;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(words[1])), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 4096)) { perror("bind"); return 1; }
    int poller = epoll_create1(0);
    struct epoll_event event = {.events = EPOLLIN, .data.fd = listener}, ready[EVENTS];
    epoll_ctl(poller, EPOLL_CTL_ADD, listener, &event);
    for (;;) {
        int found = epoll_wait(poller, ready, EVENTS, tick());
        for (int i = 0; i < found; i++) {
            int fd = ready[i].data.fd;
            if (fd != listener) { if (connections[fd] != NULL) read_requests(fd); continue; }
            while ((fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK)) >= 0) {
                if (fd >= FDS) { close(fd); continue; }
                setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
                connections[fd] = calloc(1, sizeof(struct connection));
                connections[fd]->in = malloc(IN_BYTES + 1);
                event.events = EPOLLIN;
                event.data.fd = fd;
                epoll_ctl(poller, EPOLL_CTL_ADD, fd, &event);
            }
        }
    }
}
