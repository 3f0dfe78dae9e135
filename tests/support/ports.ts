/** The first of the two ports that the browser tests take; set `TEST_PORT` to test two checkouts side by side. */
export const sitePort = Number(process.env.TEST_PORT ?? 4398);

/** Where the forwarding service of the tests stands. */
export const forwardingPort = sitePort + 1;
