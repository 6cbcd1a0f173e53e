import { type MinifyOptions, minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

/** The ECMAScript version that all target browsers support. */
const ecma = 2020;

const OPTIONS: MinifyOptions = {
  module: true,
  ecma,
  compress: {
    ecma,
    passes: 3,
    // Property reads have no side effects; the bundler assumes the same
    // (`propertyReadSideEffects`).
    pure_getters: true,
    // `null === x` instead of `x === null` compresses worse.
    lhs_constants: false,
  },
  format: { ecma },
};

const REACT_DOM = /\/react-dom-client[.]production[.]js$/u;

/**
 * Properties of React DOM's internal objects, which no other code reads. They occur about a
 * thousand times in its code, more than half of all its property accesses. A name that a newer
 * React no longer uses matches nothing and does no harm.
 */
const REACT_INTERNALS = [
  '_fragmentFiber _observers _visibility alternate baseLanes baseQueue baseState cachePool callbackNode',
  'callbackPriority childLanes containerInfo dehydrated deletions dependencies elementType entangledLanes',
  'entanglements errorRecoveryDisabledLanes expirationTimes expiredLanes firstContext hasEagerState',
  'hiddenUpdates hydrationErrors lanes lastRenderedReducer lastRenderedState memoizedProps memoizedState',
  'memoizedValue pendingLanes pendingProps pingCache pingedLanes pooledCache pooledCacheLanes refCleanup',
  'retryLane revertLane shellSuspendCounter sibling stateNode subtreeFlags suspendedLanes timeoutHandle',
  'treeContext updateQueue warmLanes',
].flatMap((names) => names.split(' '));

const WITH_REACT: MinifyOptions = {
  ...OPTIONS,
  mangle: { properties: { regex: new RegExp(`^(?:${REACT_INTERNALS.join('|')})$`, 'u') } },
};

/**
 * Runs Terser after Vite's own minifier. The result is 2 % smaller after compression than that of
 * either alone, and adds a few seconds to the build.
 */
export const minifyTwice = (): Plugin => ({
  name: 'minify-twice',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  // File names are cached for a year and are chosen before this plugin changes the content: the
  // hash has to cover the options.
  augmentChunkHash: () => JSON.stringify([OPTIONS, REACT_INTERNALS]) + terser.version,
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const hasReact = chunk.moduleIds.some((id) => REACT_DOM.test(id));
        const { code } = await minify(chunk.code, hasReact ? WITH_REACT : OPTIONS);
        if (code !== undefined) chunk.code = code;
      }
    },
  },
});
