import { css } from '@emotion/react';
import { ButtonLink } from '../../components/actions/button-link';
import { LinkRow } from '../../components/actions/link-row';
import { PageHead } from '../../components/page/page-head';
import { ShortPage } from '../../components/page/short-page';
import { thankYouMeta } from '../../content/meta/thank-you';
import { thankYou } from '../../content/pages/thank-you';
import { theme } from '../../theme/theme';

const { space } = theme;

const style = css({
  '.thanks-next': { maxWidth: '54ch', marginBlockEnd: space.s12 },
  '.thanks-main': { marginBlock: `${space.s28}px ${space.s24}px` },
});

/** The page to which the CMS redirects after a form was submitted without JavaScript. */
export const ThankYouPage = () => (
  <ShortPage
    crumbs={[{ page: 'thankYou' }]}
    title={thankYou.title}
    lead={thankYou.lead}
    css={style}
  >
    <PageHead {...thankYouMeta} />
    <meta name="robots" content="noindex" />
    {thankYou.next.map((sentence) => (
      <p key={sentence} className="thanks-next">
        {sentence}
      </p>
    ))}
    <ButtonLink className="thanks-main" href={thankYou.main.to}>
      {thankYou.main.label}
    </ButtonLink>
    <LinkRow links={thankYou.ways} />
  </ShortPage>
);
