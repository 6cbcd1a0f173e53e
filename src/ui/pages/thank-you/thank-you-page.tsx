import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageHead } from '../../components/page/page-head';
import { PageHeading } from '../../components/page/page-heading';
import { thankYouMeta } from '../../content/meta/thank-you';
import { thankYou } from '../../content/pages/thank-you';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

const style = css(pageGrid, {
  paddingBlock: `${space.s12}px ${space.section}`,
  h1: { ...type.d2, marginBlockStart: space.s44 },
  '.thanks-lead': { ...type.lead, marginBlockStart: space.s18 },
  '.thanks-next': { marginBlockStart: space.s8, maxWidth: '58ch', color: colour.lichen },
  '.thanks-ways': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4}px ${space.s28}px`,
    marginBlockStart: space.s44,
  },
  [media.medium]: { 'h1, p, .thanks-ways': { gridColumn: 'c 1 / c 9' } },
});

/** Where the CMS leads who has sent a form that no script was there to send. */
export const ThankYouPage = () => (
  <div css={style}>
    <PageHead {...thankYouMeta} />
    <meta name="robots" content="noindex" />
    <Breadcrumb crumbs={[{ label: thankYou.name }]} />
    <PageHeading>{thankYou.title}</PageHeading>
    <p className="thanks-lead">{thankYou.lead}</p>
    {thankYou.next.map((sentence) => (
      <p key={sentence} className="thanks-next">
        {sentence}
      </p>
    ))}
    <ul className="thanks-ways">
      {thankYou.ways.map(({ label, to }) => (
        <li key={to}>
          <ArrowLink href={to}>{label}</ArrowLink>
        </li>
      ))}
    </ul>
  </div>
);
