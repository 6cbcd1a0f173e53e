import { theme } from '../theme/theme';

export const EmptyPanel = ({ text }: { readonly text: string }) => (
  <p css={{ ...theme.type.lead, paddingBlock: theme.space.s36 }}>{text}</p>
);
