import 'reflect-metadata/lite';
import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify';
import type { EditingUseCases } from '../application/editing-use-cases';
import type { UseCases } from '../application/use-cases';
import { EDITING, USE_CASES } from './tokens';

/** `jitless`: without it the container may build functions from text, which a strict CSP forbids. */
export function containerOf(modules: readonly ContainerModule[]): Container {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(...modules);
  return container;
}

type TokensOf<T> = { readonly [Name in keyof T]: ServiceIdentifier<T[Name]> };

/** Every one of the tokens' services under its name; throws when one of them has no binding. */
const resolveAll = <T extends object>(container: Container, tokens: TokensOf<T>): T =>
  Object.fromEntries(
    Object.entries<ServiceIdentifier<T[keyof T]>>(tokens).map(([name, token]) => [
      name,
      container.get(token),
    ]),
  ) as T;

export const siteUseCases = (container: Container): UseCases => resolveAll(container, USE_CASES);

export const editingUseCases = (container: Container): EditingUseCases =>
  resolveAll(container, EDITING);
