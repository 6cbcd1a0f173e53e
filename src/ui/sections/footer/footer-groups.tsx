import { useState } from 'react';
import { footer } from '../../content/footer';
import { FooterGroupView } from './footer-group';

/** Plain lists where there is room; on a small screen each folds under its title, one open at a time. */
export function FooterGroups() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <nav aria-label={footer.groupsLabel} className="footer-groups">
      {footer.groups.map((group) => (
        <FooterGroupView
          key={group.id}
          group={group}
          open={group.id === open}
          onToggle={() => setOpen(group.id === open ? null : group.id)}
        />
      ))}
    </nav>
  );
}
