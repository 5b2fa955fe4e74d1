# Klinke in one container: pages, API, jobs and, without a DATABASE_URL, a PostgreSQL of its own in /data.
# docs/operating.md says how it is run. The tag is that of the Node that package.json brings.
FROM node:24.21.0-bookworm-slim

ENV NODE_ENV=production \
    ASTRO_TELEMETRY_DISABLED=1 \
    DATA_DIR=/data \
    HOST=0.0.0.0 \
    PORT=4321

RUN install -d -o node -g node -m 0700 /data && install -d -o node -g node /klinke
WORKDIR /klinke
USER node

# Packages first: they change less often than the code.
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --omit=dev --include=optional --no-audit --no-fund && npm cache clean --force

COPY --chown=node:node . .

VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
# The first start builds the pages, with the address, the contact and the operator of its settings: two minutes on two cores.
HEALTHCHECK --interval=30s --timeout=5s --start-period=300s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
