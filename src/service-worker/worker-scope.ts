// TypeScript checks this project with the globals of a page. The worker globals in use
// are declared here.
declare global {
  /** A lifecycle event of a service worker. It lasts until the promises in `waitUntil` settle. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}

interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
}

export const scope = self as unknown as WorkerScope;
