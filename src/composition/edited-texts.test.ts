import { expect, it } from 'vitest';
import { embeddedPageTexts } from '../adapters/embedded/embedded-page-texts';
import { SIGN_UP } from '../adapters/embedded/texts/sign-up';
import type { PageTextsSource } from '../application/ports/page-texts-source';
import { editedTexts } from './edited-texts';

const own = { ...SIGN_UP, notFound: { ...SIGN_UP.notFound, title: 'Lost' } };

it('editedTexts returns nothing when all texts are those that ship with the site', async () => {
  // Copies the texts, because a CMS never answers with the shipped objects themselves.
  const of = async (name: Parameters<PageTextsSource['of']>[0]) =>
    structuredClone(await embeddedPageTexts().of(name));
  expect(await editedTexts({ of } as PageTextsSource)).toEqual({});
});

it('editedTexts returns the whole texts of each type in which a word differs', async () => {
  const of = async (name: Parameters<PageTextsSource['of']>[0]) =>
    name === 'sign-up' ? own : embeddedPageTexts().of(name);
  expect(await editedTexts({ of } as PageTextsSource)).toEqual({ 'sign-up': own });
});
