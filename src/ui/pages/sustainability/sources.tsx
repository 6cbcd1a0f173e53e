import type { SourceTexts } from '../../../domain/texts/pages/sustainability-texts';
import { inItalics } from '../../components/text/in-italics';
import { theme } from '../../theme/theme';

const { space, type } = theme;

/** The sources of the figures: external links, which open in the same window. */
export const Sources = ({ sources }: { readonly sources: readonly SourceTexts[] }) => (
  <ul className="sources" css={{ ...type.small, marginBlockStart: space.s18 }}>
    {sources.map(({ label, address }) => (
      <li key={address}>
        <a href={address} css={{ display: 'inline-block', paddingBlock: space.s4 }}>
          {inItalics(label)}
        </a>
      </li>
    ))}
  </ul>
);
