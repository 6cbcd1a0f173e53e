import { Link } from 'wouter';
import { Icon } from '../../components/drawings/icon';
import type { FooterGroup } from '../../content/footer';

interface FooterGroupViewProps {
  readonly group: FooterGroup;
  /** Whether the links are visible on small screens. On wider screens they always are. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

export function FooterGroupView({ group, open, onToggle }: FooterGroupViewProps) {
  const titleId = `footer-${group.id}`;
  const listId = `${titleId}-links`;
  return (
    <div className="footer-group">
      <h2 id={titleId}>
        {/* CSS shows the plain title or the button. Rendering only one of them would change the
        layout on hydration. */}
        <span className="plain-title">{group.title}</span>
        <button type="button" aria-expanded={open} aria-controls={listId} onClick={onToggle}>
          <span>{group.title}</span>
          <Icon name={open ? 'minus' : 'plus'} />
        </button>
      </h2>
      <ul id={listId} aria-labelledby={titleId} hidden={!open}>
        {group.links.map(({ label, to }) => (
          <li key={label}>
            <Link href={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
