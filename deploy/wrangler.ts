/** Cloudflare's tool, through npx: it holds their own server, workerd, needs Node 22, which npm scripts have, and is no dependency of ours. */
export const wrangler = 'wrangler@4.164.0';
