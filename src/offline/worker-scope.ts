// TypeScript knows either pages or workers: this is what is asked here of the latter.
declare global {
  /** An event of a service worker's life, which lasts as long as its work. */
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
