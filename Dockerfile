# The site and its forms in one container, behind a proxy that ends TLS; never on the internet without one, which bounds connections:
#
#     docker build -t site --build-arg SITE_URL=https://www.example.fr --build-arg COMPANY_EMAIL=contact@example.fr .
#     docker run -d --read-only --cap-drop ALL --restart unless-stopped -p 127.0.0.1:4321:4321 -v outbox:/outbox \
#       -e SMTP_URL=smtp://user:password@smtp.example.fr:587 \
#       -e ALERT_URL=https://ntfy.sh/a-name-that-nobody-guesses --memory 512m site
#
# The outbox is the only place it writes to, and has to outlive the container: it holds the messages not delivered yet.

FROM node:24.21.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL COMPANY_PHONE COMPANY_EMAIL FORM_FORWARD_URL
# What is online is behind a link.
RUN npm run build && cp -rL dist built

FROM node:24.21.0-slim
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force && install -d -o node -g node /outbox
COPY src/content/company.yaml src/content/company.yaml
COPY src/content-model src/content-model
COPY server server
COPY requests requests
COPY --from=build /site/built dist
# The server needs the values that the site was built with; what is not given is in company.yaml.
ARG SITE_URL COMPANY_PHONE COMPANY_EMAIL FORM_FORWARD_URL
ENV SITE_URL=$SITE_URL COMPANY_PHONE=$COMPANY_PHONE COMPANY_EMAIL=$COMPANY_EMAIL FORM_FORWARD_URL=$FORM_FORWARD_URL
# The proxy comes by the container's own network.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 OUTBOX_DIR=/outbox TRUST_PROXY=uniquelocal
USER node
VOLUME /outbox
EXPOSE 4321
# Whether the process serves, and nothing else: a new one would not bring mail on its way either. For that there is ALERT_URL.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/vivant`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.js"]
