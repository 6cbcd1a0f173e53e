import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('cms/package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, Package>>;
};
const STRAPI = `${packages['node_modules/@strapi/strapi']?.version}`;

/** Packages of the admin panel's design system, which have version numbers of their own. */
const DESIGN = ['design-system', 'icons', 'ui-primitives'];

/**
 * Packages that were not published to npm for every Strapi version. For each Strapi version without
 * the package, the entry gives the version to use instead. Check again when Strapi is upgraded.
 */
const NEWEST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'provider-upload-aws-s3': { '5.54.0': '5.52.3' },
};

const OURS = Object.entries(packages).flatMap(([path, one]) => {
  const name = /(?:^|\/)node_modules\/@strapi\/([^/]+)$/u.exec(path)?.[1];
  return name && !DESIGN.includes(name) ? [{ name, ...one }] : [];
});

describe("Strapi's packages", () => {
  it("Strapi's packages all have one version, except one that the registry lacks in that version", () => {
    expect(OURS.length).toBeGreaterThan(20);
    for (const { name, version } of OURS)
      expect(`${name} ${version}`).toBe(`${name} ${NEWEST[name]?.[STRAPI] ?? STRAPI}`);
  });

  it("Strapi's packages are pinned to exact versions in package.json", () => {
    const { dependencies = {} } = packages[''] as Package;
    const named = Object.entries(dependencies).filter(([name]) => name.startsWith('@strapi/'));
    expect(named.length).toBeGreaterThan(3);
    for (const [name, version] of named) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/u);
  });

  it("Strapi's packages have no dependency on Strapi packages when they are older", () => {
    for (const name of Object.keys(NEWEST)) {
      const { dependencies, peerDependencies } = packages[`node_modules/@strapi/${name}`] ?? {};
      const brought = Object.keys({ ...dependencies, ...peerDependencies });
      expect(brought.filter((one) => one.startsWith('@strapi/'))).toEqual([]);
    }
  });
});
