import { css } from '@emotion/react';
import { ButtonLink } from '../../components/actions/button-link';
import { LinkRow } from '../../components/actions/link-row';
import { MessagePage } from '../../components/page/message-page';
import { PageMeta } from '../../components/page/page-meta';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';

const { space } = theme;

const style = css({
  '.thanks-next': { maxWidth: '54ch', marginBlockEnd: space.s12 },
  '.thanks-main': { marginBlock: `${space.s28}px ${space.s24}px` },
});

/** The page to which the CMS redirects after a form was submitted without JavaScript. */
export function ThankYouPage() {
  const { meta, title, lead, next, button, links } = usePageTexts('thank-you');
  return (
    <MessagePage crumbs={[{ page: 'thankYou' }]} title={title} lead={lead} css={style}>
      <PageMeta {...meta} />
      <meta name="robots" content="noindex" />
      {next.map((sentence) => (
        <p key={sentence} className="thanks-next">
          {sentence}
        </p>
      ))}
      <ButtonLink className="thanks-main" href={ROUTES.products}>
        {button}
      </ButtonLink>
      <LinkRow links={links} />
    </MessagePage>
  );
}
