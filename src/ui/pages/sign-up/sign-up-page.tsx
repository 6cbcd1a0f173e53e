import { useHistoryState } from 'wouter/use-browser-location';
import branch from '../../../../art/svg/boswellia-branch.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { NotchedLines } from '../../components/drawings/notched-lines';
import { EnquiryForm } from '../../components/enquiry/enquiry-form';
import { PageHeading } from '../../components/page/page-heading';
import { PageMeta } from '../../components/page/page-meta';
import { notFoundMeta } from '../../content/meta/not-found';
import type { NotFoundState } from '../../site/not-found-history-state';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { NotFoundWords } from './not-found-words';
import { authStyle } from './sign-up-style';

/**
 * The sign-up page, which is also the not-found page. It offers only the newsletter, because the
 * site has no accounts.
 */
export function SignUpPage() {
  const { meta, panel, title, lead, toConfirm, onTheList, notFound } = usePageTexts('sign-up');
  const state = useHistoryState<NotFoundState | null>();
  const lost = state?.notFound;
  return (
    <div css={authStyle}>
      <PageMeta {...(lost === undefined ? meta : { ...notFoundMeta, title: notFound.title })} />
      {lost !== undefined && <meta name="robots" content="noindex" />}
      <div className="auth-panel">
        <Engraving className="auth-branch" drawing={branch} on="forest" />
        <p className="auth-words">
          <NotchedLines lines={panel} />
        </p>
      </div>
      <div className="auth-form">
        {lost === undefined ? (
          <>
            <PageHeading>{title}</PageHeading>
            <p className="auth-lead">{lead}</p>
          </>
        ) : (
          <NotFoundWords address={lost} />
        )}
        <EnquiryForm kind="newsletter" sent={onTheList} toConfirm={toConfirm} />
      </div>
    </div>
  );
}
