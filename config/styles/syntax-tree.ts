/** A node of an ESTree syntax tree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Adds the names that a pattern declares to `names`: `a` and `c` for `{ a, b: [c] }`. */
export function namesIn(pattern: Node, names: Set<string>) {
  if (pattern.type === 'Identifier') names.add(pattern['name'] as string);
  else if (pattern.type === 'Property') namesIn(pattern['value'] as Node, names);
  else if (pattern.type === 'AssignmentPattern') namesIn(pattern['left'] as Node, names);
  else for (const child of childrenOf(pattern)) namesIn(child, names);
}

/** Returns the names that an expression refers to, whether they are local or not. */
export function namesUsedBy(node: Node): readonly string[] {
  if (node.type === 'Identifier') return [node['name'] as string];
  const isNamed = node['computed'] !== true;
  if (node.type === 'MemberExpression' && isNamed) return namesUsedBy(node['object'] as Node);
  if (node.type === 'Property' && isNamed) return namesUsedBy(node['value'] as Node);
  return childrenOf(node).flatMap(namesUsedBy);
}

/** Returns whether the node contains an object with this key at any depth. */
export const hasKey = (node: Node, key: string): boolean =>
  (node.type === 'Property' && (node['key'] as Node)['name'] === key) ||
  childrenOf(node).some((child) => hasKey(child, key));
