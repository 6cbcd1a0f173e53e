import { vi } from 'vitest';
import { inMemoryBatches } from '../../src/adapters/in-memory/in-memory-batches';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiBatches } from '../../src/adapters/strapi/strapi-batches';
import { batchWire } from '../../src/adapters/strapi/wire/to-batch';
import { aBatchWire } from '../builders/a-batch-wire';
import { json } from '../builders/a-network';
import { aProblemLog } from '../builders/a-problem-log';
import { strictCms } from '../fake-cms/strict-cms';
import { batchesContract, SOLD } from './batches.contract';
import { cmsSends } from './cms-sends';

batchesContract({
  name: 'the in-memory adapter',
  open: async (batches) => ({ batches: inMemoryBatches(batches), sold: SOLD }),
});

batchesContract({
  name: 'a strict Strapi',
  async open(batches) {
    const answer = strictCms({ batches: batches.map(aBatchWire) });
    vi.stubGlobal('fetch', async (url: string) => {
      const { status, body } = answer(url);
      return json(body, { status });
    });
    const client = strapiClient({ host: 'https://cms.example', token: '' });
    return { batches: strapiBatches(client, aProblemLog()), sold: SOLD };
  },
});

cmsSends('batch', batchWire.entries, { harvestYear: 2025 });
