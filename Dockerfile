# Site, admin and jobs in one image; `npm start` inside starts all three and starts again what dies.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/lectern
COPY package.json package-lock.json ./
COPY scripts/mend-payload.ts scripts/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf admin/.next/cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production LECTERN_MODE=production DATA_DIR=/data SITE_HOST=0.0.0.0 ADMIN_HOST=0.0.0.0
WORKDIR /srv/lectern
COPY --from=build --chown=root:root /srv/lectern /srv/lectern
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not npm, which does not pass signals on.
CMD ["node", "-C", "production", "--import", "tsx", "scripts/start.ts"]
