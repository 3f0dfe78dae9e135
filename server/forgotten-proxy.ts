import type { FastifyInstance } from 'fastify';
import { type Addresses, privateAddresses } from './addresses.ts';
import type { Log } from './log.ts';

/** Says once when visitors come through a proxy that is not trusted: they then share the allowance of one address. */
export function noticeForgottenProxy(app: FastifyInstance, { proxies, log }: { proxies: Addresses; log: Log }): void {
  let isNoticed = false;
  app.addHook('onRequest', ({ headers, socket: { remoteAddress } }, _reply, done) => {
    done();
    if (isNoticed || headers['x-forwarded-for'] === undefined || proxies.has(remoteAddress)) return;
    isNoticed = true;
    log.warn(
      privateAddresses.has(remoteAddress)
        ? `visitors come through a proxy at ${remoteAddress} that TRUST_PROXY does not name, so all of them count as one; right: TRUST_PROXY="${remoteAddress}"`
        : 'visitors seem to come through a proxy that TRUST_PROXY does not name: if one stands in front, all of them count as one until it is named',
    );
  });
}
