import { useState } from 'react';
import { footer } from '../../content/footer';
import { useMediaQuery } from '../../hooks/use-media-query';
import { BREAKPOINTS } from '../../theme/theme';
import { FooterGroupView } from './footer-group';

const SMALL = `(max-width: ${BREAKPOINTS.medium - 0.02}px)`;

/**
 * Plain lists where there is room, and until the script has come; on a small screen each folds
 * under its title, with one open at a time.
 */
export function FooterGroups() {
  const folds = useMediaQuery(SMALL);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <nav aria-label={footer.groupsLabel} className="footer-groups">
      {footer.groups.map((group) => (
        <FooterGroupView
          key={group.id}
          group={group}
          folds={folds}
          open={group.id === open}
          onToggle={() => setOpen(group.id === open ? null : group.id)}
        />
      ))}
    </nav>
  );
}
