/* Clients that cost little: each sends its next request when the last answer is whole, all from one thread.
 *
 *   load_generator PORT CLIENTS SECONDS REQUEST_FILE
 *
 * REQUEST_FILE holds one whole HTTP request. Ten at signs in it are replaced by the number of the request, so that no two are the same,
 * and ten number signs by the number of the client, whose conversation it is.
 * Prints one JSON object: requests, errors, seconds, and in milliseconds the first byte, the whole answer, and the time between the last
 * event and [DONE] (how long it was held), each at p50 and p99. Linux only (epoll).
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

enum { IN_BYTES = 1 << 18, CLIENTS = 4096, SAMPLES = 1 << 22 };

struct client {
    int fd, status;
    char *in;
    size_t have;
    long long asked, first, event;
};

static struct client clients[CLIENTS];
static char *request, *number, *conversation;
static size_t request_size;
static unsigned short port;
static long long requests, errors, chunks, started;
static float *to_first, *to_end, *held;
static long firsts, ends, helds;

static long long now_us(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

static int dial(void) {
    int fd = socket(AF_INET, SOCK_STREAM, 0), one = 1;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (connect(fd, (struct sockaddr *)&address, sizeof address)) { perror("connect"); exit(1); }
    return fd;
}

static void ask(struct client *c) {
    static unsigned long long count;
    char digits[16];
    if (number != NULL) {
        snprintf(digits, sizeof digits, "%010llu", ++count % 10000000000ULL);
        memcpy(number, digits, 10);
    }
    if (conversation != NULL) {
        snprintf(digits, sizeof digits, "%010ld", (long)(c - clients));
        memcpy(conversation, digits, 10);
    }
    c->have = 0;
    c->status = 0;
    c->first = c->event = 0;
    c->asked = now_us();
    for (size_t sent = 0; sent < request_size;) {
        ssize_t n = send(c->fd, request + sent, request_size - sent, MSG_NOSIGNAL);
        if (n <= 0) return;
        sent += (size_t)n;
    }
}

static void sample(float *into, long *count, long long us) {
    if (*count < SAMPLES) into[(*count)++] = (float)us / 1000.0f;
}

/* Whether the answer in c->in is whole: by its length, or by the last chunk. */
static int whole(struct client *c) {
    char *end = memmem(c->in, c->have, "\r\n\r\n", 4);
    if (end == NULL) return 0;
    size_t head = (size_t)(end - c->in) + 4;
    c->status = atoi(c->in + 9);
    *end = 0;
    char *field = strcasestr(c->in, "\r\ncontent-length:");
    *end = '\r';
    if (field != NULL && field < end) return c->have >= head + strtoul(field + 17, NULL, 10);
    return c->have >= 5 && memcmp(c->in + c->have - 5, "0\r\n\r\n", 5) == 0;
}

static void again(struct client *c, int poller, int lost) {
    if (lost) {
        close(c->fd);
        c->fd = dial();
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
        epoll_ctl(poller, EPOLL_CTL_ADD, c->fd, &event);
    }
    ask(c);
}

static void read_answer(struct client *c, int poller) {
    ssize_t got = recv(c->fd, c->in + c->have, IN_BYTES - c->have, 0);
    long long now = now_us();
    if (got <= 0) { errors++; again(c, poller, 1); return; }
    char *piece = c->in + c->have;
    if (c->first == 0) { c->first = now; sample(to_first, &firsts, now - c->asked); }
    c->have += (size_t)got;
    char *done = memmem(c->in, c->have, "data: [DONE]", 12);
    for (char *p = piece; (p = memmem(p, (size_t)(c->in + c->have - p), "data: {", 7)) != NULL; p += 7) { chunks++; c->event = now; }
    if (done != NULL && c->event != 0 && c->event > 0) { sample(held, &helds, now - c->event); c->event = -1; }
    if (!whole(c)) return;
    requests++;
    if (c->status != 200) errors++;
    sample(to_end, &ends, now - c->asked);
    again(c, poller, strcasestr(c->in, "connection: close") != NULL);
}

static int by_size(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static void print(const char *name, float *values, long count, const char *after) {
    qsort(values, (size_t)count, sizeof *values, by_size);
    double p50 = count ? values[count / 2] : 0, p99 = count ? values[(long)((double)(count - 1) * 0.99)] : 0;
    printf("\"%s_p50\": %.4f, \"%s_p99\": %.4f%s", name, p50, name, p99, after);
}

int main(int count, char **words) {
    if (count != 5) { fprintf(stderr, "usage: load_generator PORT CLIENTS SECONDS REQUEST_FILE\n"); return 2; }
    signal(SIGPIPE, SIG_IGN);
    port = (unsigned short)atoi(words[1]);
    int wanted = atoi(words[2]);
    if (wanted > CLIENTS) wanted = CLIENTS;
    FILE *file = fopen(words[4], "rb");
    if (file == NULL) { perror(words[4]); return 1; }
    request = malloc(1 << 20);
    request_size = fread(request, 1, (1 << 20) - 1, file);
    request[request_size] = 0;
    number = strstr(request, "@@@@@@@@@@");
    conversation = strstr(request, "##########");
    to_first = malloc(SAMPLES * sizeof(float));
    to_end = malloc(SAMPLES * sizeof(float));
    held = malloc(SAMPLES * sizeof(float));
    int poller = epoll_create1(0);
    started = now_us();
    for (int i = 0; i < wanted; i++) {
        clients[i].fd = dial();
        clients[i].in = malloc(IN_BYTES + 1);
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = &clients[i]};
        epoll_ctl(poller, EPOLL_CTL_ADD, clients[i].fd, &event);
        ask(&clients[i]);
    }
    long long end = started + (long long)(atof(words[3]) * 1e6);
    struct epoll_event ready[256];
    while (now_us() < end) {
        int found = epoll_wait(poller, ready, 256, 100);
        for (int i = 0; i < found; i++) read_answer(ready[i].data.ptr, poller);
    }
    double seconds = (double)(now_us() - started) / 1e6;
    printf("{\"requests\": %lld, \"errors\": %lld, \"chunks\": %lld, \"seconds\": %.3f, ", requests, errors, chunks, seconds);
    print("ttft_ms", to_first, firsts, ", ");
    print("total_ms", to_end, ends, ", ");
    print("held_ms", held, helds, "}\n");
    return 0;
}
