import { TEXT_TYPE_NAMES } from './text-type-names';

export type TextsName = (typeof TEXT_TYPE_NAMES)[number];

type UidOf<Name extends TextsName> = { [One in Name]: `api::${One}.${One}` }[Name];

/** The uid of a single type that contains texts of pages. */
export type TextsUid = UidOf<TextsName>;

export const uidOfTexts = <Name extends TextsName>(name: Name) =>
  `api::${name}.${name}` as UidOf<Name>;

export const TEXT_UIDS: readonly TextsUid[] = TEXT_TYPE_NAMES.map(uidOfTexts);
