import { Button } from '../../components/actions/button';
import { lineSheet } from '../../content/pages/line-sheet';
import { needsScript } from '../../theme/needs-script';
import { screenOnly } from '../../theme/print-label';

/** Opens the print dialog of the browser. */
export const PrintButton = () => (
  <div css={{ ...needsScript, ...screenOnly }}>
    <Button onClick={() => window.print()}>{lineSheet.print}</Button>
  </div>
);
