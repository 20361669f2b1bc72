# Spotter in a container: docs/how-to/deploy.md. CI checks this file without Docker (scripts/deploy).
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY journeys/package.json journeys/
COPY packages/contract/package.json packages/contract/
COPY packages/demo/package.json packages/demo/
COPY packages/domain/package.json packages/domain/
COPY packages/language/package.json packages/language/
COPY packages/providers/package.json packages/providers/
COPY packages/simulators/package.json packages/simulators/
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/server apps/server
COPY apps/web apps/web
RUN npm run build
# What runs needs the server's libraries alone, and no Node beside the image's own.
RUN rm -rf node_modules apps/server/node_modules apps/web/node_modules && npm ci --no-audit --no-fund --omit=dev --workspace=@spotter/server && rm -rf node_modules/node-*

FROM node:26-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/apps/server apps/server
COPY --from=build /app/apps/web/build/client apps/web/build/client
# For the operator's commands, which run the sources.
COPY scripts/setup scripts/setup
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "apps/server/build/programs/main.js"]
