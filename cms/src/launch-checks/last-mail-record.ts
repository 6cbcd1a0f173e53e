import type { Core } from '@strapi/strapi';
import { type MailError, reasonOf } from '../mail/mail-failure';
import { mailProvider } from '../mail/mail-provider';
import { readRecord, writeRecord } from './result-records';

const NOTHING = { sentAt: null, failedAt: null, reason: '' };

/**
 * Records when the mail server last accepted an e-mail and when sending last failed. Wraps the
 * provider rather than the queue, because the panel's test e-mail does not go through the queue. A
 * failure to record is only logged.
 */
export const recordMail = (strapi: Core.Strapi) => {
  const provider = mailProvider(strapi);
  const send = provider.send.bind(provider);
  const verify = provider.verify?.bind(provider);

  const record = async (outcome: { sentAt: string } | { failedAt: string; reason: string }) => {
    const before = (await readRecord(strapi, 'mail')) ?? NOTHING;
    await writeRecord(strapi, 'mail', { ...before, ...outcome });
  };
  const recorded = (outcome: Parameters<typeof record>[0]) =>
    record(outcome).catch((error) => strapi.log.warn(`Not recorded: ${error.message}`));

  const orRecorded = async (work: () => Promise<unknown>) => {
    try {
      return await work();
    } catch (error) {
      await recorded({ failedAt: new Date().toISOString(), reason: reasonOf(error as MailError) });
      throw error;
    }
  };

  provider.send = (mail) =>
    orRecorded(async () => {
      const answer = await send(mail);
      await recorded({ sentAt: new Date().toISOString() });
      return answer;
    });
  if (verify) provider.verify = () => orRecorded(verify);
};
