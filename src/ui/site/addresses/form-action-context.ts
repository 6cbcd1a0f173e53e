import { createContext } from 'react';

/**
 * The `action` of forms that are submitted without a script; `null` when no server accepts them.
 */
export const FormActionContext = createContext<string | null>(null);
