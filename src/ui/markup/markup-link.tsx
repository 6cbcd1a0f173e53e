import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { headingIdOf } from '../../domain/journal/heading-ids';
import { Icon } from '../components/drawings/icon';
import { blogPost } from '../content/pages/blog-post';
import { visuallyHidden } from '../theme/visually-hidden';
import { addressOf } from './editor-url';
import { printedAddress } from './printed-address';

interface MarkupLinkProps {
  readonly href: string;
  readonly title: string;
  readonly children: ReactNode;
}

const TOP = '#';

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // `decodeURIComponent` throws for a per cent sign that is not an escape.
  }
}

const withinPage = (path: string): string =>
  path === TOP ? TOP : `#${headingIdOf(decoded(path.slice(1)))}`;

const never = () => () => {};

/** Returns the site's origin, `https://example.com`; `null` while prerendering or hydrating. */
const useOrigin = (): string | null =>
  useSyncExternalStore<string | null>(
    never,
    () => location.origin,
    () => null,
  );

/** A link in an editor's text; plain text when its URL is not allowed. */
export function MarkupLink({ href, title, children }: MarkupLinkProps) {
  const origin = useOrigin();
  const address = href === '' ? null : addressOf(href);
  const titled = title === '' ? {} : { title };
  switch (address?.kind) {
    case undefined:
      return <span>{children}</span>;
    case 'program':
      return (
        <a href={address.url} {...titled} {...printedAddress(address.url, children)}>
          {children}
        </a>
      );
    case 'foreign':
      return (
        <a
          href={address.url}
          rel="noopener noreferrer"
          {...titled}
          {...printedAddress(address.url, children)}
        >
          <span>{children}</span>
          <Icon name="arrow" size={14} className="markup-away" />
          <span css={visuallyHidden}>{` ${blogPost.otherSite}`}</span>
        </a>
      );
    case 'own':
      // Uses a plain `<a>` instead of a router link: the browser itself scrolls to a fragment of
      // the page.
      return address.path.startsWith('#') ? (
        <a href={withinPage(address.path)} {...titled}>
          {children}
        </a>
      ) : (
        <Link
          href={address.path}
          {...titled}
          {...printedAddress(origin && `${origin}${address.path}`, children)}
        >
          {children}
        </Link>
      );
  }
}
