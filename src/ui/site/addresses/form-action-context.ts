import { createContext } from 'react';

/**
 * The `action` of forms that are submitted without a script; `null` where no server accepts them.
 */
export const FormActionContext = createContext<string | null>(null);
