# The same Node as package.json brings for `npm start`.
ARG NODE=24.21.0

# What a build needs: all dependencies, then the build itself.
FROM node:${NODE}-slim AS build
WORKDIR /krush
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY server/start.mjs server/start.mjs
# The same install step as `npm start`, so that the build below finds its stamp and does not repeat it.
RUN node -e "import('./server/start.mjs').then((start) => start.install())"
COPY . .
# Names and links that Next writes into the pages (docs/operators/configuration.md).
ARG BRAND_NAME
ARG NEXT_PUBLIC_REDDIT_URL
ARG NEXT_PUBLIC_DISCORD_URL
ARG NEXT_PUBLIC_INSTAGRAM_URL
RUN npm run build && rm -rf .next/cache .next/dev

# What the built server imports at run time.
FROM node:${NODE}-slim AS dependencies
WORKDIR /krush
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:${NODE}-slim
WORKDIR /krush
# The rewards for joining a community need to know which there are.
ARG NEXT_PUBLIC_REDDIT_URL
ARG NEXT_PUBLIC_DISCORD_URL
ARG NEXT_PUBLIC_INSTAGRAM_URL
ENV NEXT_PUBLIC_REDDIT_URL=$NEXT_PUBLIC_REDDIT_URL NEXT_PUBLIC_DISCORD_URL=$NEXT_PUBLIC_DISCORD_URL NEXT_PUBLIC_INSTAGRAM_URL=$NEXT_PUBLIC_INSTAGRAM_URL
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=dependencies /krush/node_modules node_modules
COPY --from=build /krush/package.json /krush/next.config.ts /krush/LICENSE /krush/NOTICE.md ./
COPY --from=build /krush/lib/i18n lib/i18n
# Read by next.config.ts.
COPY --from=build /krush/lib/api/browser-build.mjs lib/api/browser-build.mjs
COPY --from=build /krush/server/db/migrations server/db/migrations
COPY --from=build /krush/server/db/functions server/db/functions
COPY --from=build /krush/public public
COPY --from=build /krush/dist dist
COPY --from=build --chown=node:node /krush/.next .next
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
# Replies that are being written are finished first; give it the time: docker stop -t 40.
STOPSIGNAL SIGTERM
# The embedded database needs 700 MB; with DATABASE_URL, 400 MB are enough. The build above takes 1.5 GB.
HEALTHCHECK --interval=30s --timeout=4s --start-period=60s --start-interval=2s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["./dist/start"]
