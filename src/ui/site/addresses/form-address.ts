import { createContext } from 'react';

/** Where a form leads that no script sends; `null` where nobody would take it. */
export const FormAddressContext = createContext<string | null>(null);
