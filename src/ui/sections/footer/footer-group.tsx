import { Link } from 'wouter';
import { Icon } from '../../components/drawing/icon';
import type { FooterGroup } from '../../content/footer';
import { footerGroupStyle } from './footer-group-style';

interface FooterGroupViewProps {
  readonly group: FooterGroup;
  /** Whether its links fold away under its title. */
  readonly folds: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

export function FooterGroupView({ group, folds, open, onToggle }: FooterGroupViewProps) {
  const titleId = `footer-${group.id}`;
  const listId = `${titleId}-links`;
  return (
    <div css={footerGroupStyle}>
      <h3 id={titleId}>
        {folds ? (
          <button type="button" aria-expanded={open} aria-controls={listId} onClick={onToggle}>
            <span>{group.title}</span>
            <Icon name={open ? 'minus' : 'plus'} />
          </button>
        ) : (
          group.title
        )}
      </h3>
      <ul id={listId} aria-labelledby={titleId} hidden={folds && !open}>
        {group.links.map(({ label, to }) => (
          <li key={label}>
            <Link href={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
