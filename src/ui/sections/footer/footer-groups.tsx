import { useState } from 'react';
import { footer } from '../../content/footer';
import { FooterGroupView } from './footer-group';

/** Groups of links; on a small screen an accordion with one group open at a time. */
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
