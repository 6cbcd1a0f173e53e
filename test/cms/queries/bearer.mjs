export const bearer = (token) => ({ Authorization: `Bearer ${token}` });
