import { Link } from 'wouter';
import type { MenuGroupTexts } from '../../../domain/texts/navigation-texts';
import { Icon } from '../../components/drawings/icon';

interface FooterGroupProps {
  /** Unique among the groups; the ids of the title and of the list contain it. */
  readonly id: string;
  readonly group: MenuGroupTexts;
  /** Whether the links are visible on small screens. On wider screens they always are. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

export function FooterGroup({ id, group, open, onToggle }: FooterGroupProps) {
  const titleId = `footer-${id}`;
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
        {group.links.map(({ label, address }) => (
          <li key={`${label} ${address}`}>
            <Link href={address}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
