/* The layers and areas of the code (docs/ARCHITECTURE.md) as rules that a machine checks. Each rule says what to do
   instead. */
const npm = (...names) => `^node_modules/(?:${names.join('|')})(?:/|$)`
const only = (name, from, comment, ...allowed) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { pathNot: allowed },
})

/** Each area of features uses those before it, never those after it. */
const areas = ['frame', 'people', 'participation', 'media', 'civic', 'overview']
const layers = '^src/(domain|application|infrastructure|ui)'
const areaOrder = areas.slice(0, -1).map((area, place) => ({
  name: `area-${area}`,
  severity: 'error',
  comment: `The area ${area} does not know what stands after it: ${areas.slice(place + 1).join(', ')}. A link may lead to any screen.`,
  // The showcase of the kit shows parts of all areas.
  from: { path: `${layers}/${area}/`, pathNot: '^src/ui/frame/kit/showcase/' },
  to: { path: `${layers}/(${areas.slice(place + 1).join('|')})/`, pathNot: '\\.paths\\.ts$' },
}))

/** The same order on the platform; tests/house/platform.test.ts lists the statements that read tables of later areas. */
const platformAreaOrder = areas
  .slice(0, -1)
  .map((area, place) => ({
    name: `platform-area-${area}`,
    severity: 'error',
    comment: `The area ${area} of the platform does not know what stands after it: ${areas.slice(place + 1).join(', ')}, but for some tables (tests/house/platform.test.ts).`,
    from: { path: `^platform/features/${area}/` },
    to: { path: `^platform/features/(${areas.slice(place + 1).join('|')})/`, pathNot: '\\.schema\\.ts$' },
  }))

/** The features whose tables statements of others read; every other feature answers by its reads and use cases. */
const readByOthers = [
  'frame/(publications|search-index)',
  'people/(account|privacy)',
  'participation/(comments|link-previews|reactions|reports)',
  'media/(anchors|articles|audio|channels|imports|organisations|specials|videos)',
  'civic/(activities|amenities|circles|commitments|guides|helped-persons|lessons|orders|practice-codes|projects|rankings)',
  'civic/(shows|suggestions|teams|venues|volunteers|wallet|wishes)',
  'overview/pages',
]

module.exports = {
  forbidden: [
    only(
      'contract-alone',
      '^contract/(?!reading/)',
      'The wire is owned by neither side: it knows schemas, and the tables of the domain that name kinds and states.',
      '^contract/(?!reading/)',
      '^src/domain/',
      npm('zod'),
    ),
    only(
      'contract-reading-alone',
      '^contract/reading/',
      'Whoever reads the contract as a whole, such as the platform and conform, shares what stands here.',
      '^contract/',
      npm('zod'),
      '^(node:)?fs$',
    ),
    only(
      'conform-alone',
      '^conform/',
      'Conform knows a platform by the wire alone, so that any platform can be tried; of the client it reads the sources.',
      '^conform/',
      '^contract/',
      '^src/domain/',
      npm('typescript', 'fast-xml-parser'),
      '^(node:)?(fs|fs/promises|path|url|util|readline/promises)$',
    ),
    only(
      'domain-pure',
      '^src/domain/',
      'The domain is pure: no library and no other layer. What it needs comes as an argument.',
      '^src/domain/',
    ),
    only(
      'application-inwards',
      '^src/application/',
      'Use cases know the domain and their ports. Put technology into an adapter.',
      '^src/(domain|application)/',
      npm('mobx', 'inversify'),
    ),
    only(
      'infrastructure-inwards',
      '^src/infrastructure/',
      'Adapters know ports, domain and the contract, never a screen.',
      '^src/(domain|application|infrastructure)/',
      '^contract/',
      npm(
        'axios',
        'zod',
        'inversify',
        'mobx',
        'js-cookie',
        'idb-keyval',
        'hls\\.js',
        'qr',
        'weixin-js-sdk',
        'dompurify',
        'dsbridge',
        'gcoord',
        'sanitize-html',
        '@types/[^/]+',
        'opencc-js',
        'web-vitals',
      ),
    ),
    only(
      'ui-inwards',
      '^src/ui/',
      'Screens reach the world through view-models and ports.',
      '^src/(domain|application|ui)/',
      npm(
        'react',
        'react-dom',
        'react-router-dom',
        'react-router',
        'mobx',
        'mobx-react-lite',
        'inversify',
        'lucide-react',
        'leaflet',
        'supercluster',
        'virtua',
        '@dnd-kit/core',
        '@dnd-kit/sortable',
        'react-easy-crop',
        'uqr',
        'yet-another-react-lightbox',
        '@types/[^/]+',
      ),
    ),
    only(
      'composition-sees-all',
      '^src/composition/',
      'The composition puts layers together; it does not replace them.',
      '^src/',
      '^contract/',
      npm(
        'react',
        'react-dom',
        'react-router-dom',
        'react-router',
        'mobx',
        'mobx-react-lite',
        'inversify',
        // Only types of these libraries may be imported.
        'schema-dts',
        'axios',
        'reflect-metadata',
        '@types/[^/]+',
      ),
    ),
    only(
      'worker-alone',
      '^src/service-worker/',
      'The service worker is a small program of its own; of the contract it knows the type of what is pushed.',
      '^src/service-worker/',
      '^contract/push\\.ts$',
    ),
    {
      name: 'worker-without-schemas',
      severity: 'error',
      comment: 'A schema would weigh more than the service worker: import its type.',
      from: { path: '^src/service-worker/' },
      to: { path: '^contract/', dependencyTypesNot: ['type-only'] },
    },
    only(
      'starter-alone',
      '^src/starter/',
      'The starter stands in every document, so it carries nothing with it but the names of tokens in addresses.',
      '^src/(starter/|domain/frame/session/token-name)',
    ),
    {
      name: 'folded-words',
      severity: 'error',
      comment:
        'Words that are compared come from search-words.ts, which folds traditional and simplified writing: the domain does not.',
      from: { path: '^platform/', pathNot: '^platform/features/(frame/search-index|overview/search)/' },
      to: { path: '^src/domain/overview/search/(search-parts|query|plain-speech)\\.ts$' },
    },
    {
      name: 'platform-apart',
      severity: 'error',
      comment: 'The platform shares the wire and the rules of the domain with the client, nothing else.',
      from: { path: '^platform/' },
      to: { path: '^src/(?!domain/)' },
    },
    {
      name: 'client-without-platform',
      severity: 'error',
      comment: 'The client knows the platform by the wire alone.',
      from: { path: '^(src|contract|conform)/' },
      to: { path: '^platform/' },
    },
    {
      name: 'ui-feature-apart',
      severity: 'error',
      comment: 'A feature offers its parts (*.part.*) and its paths; the rest of it is its own.',
      from: { path: '^src/ui/([^/]+/[^/]+)/', pathNot: '^src/ui/frame/shell/' },
      to: {
        path: '^src/ui/[^/]+/[^/]+/',
        pathNot: ['^src/ui/$1/', '^src/ui/frame/(kit|words|shell)/', '\\.part\\.[^/]+$', '\\.paths\\.ts$'],
      },
    },
    {
      name: 'kit-below-features',
      severity: 'error',
      comment: 'The kit knows no feature and no shell.',
      from: { path: '^src/ui/frame/kit/', pathNot: '^src/ui/frame/kit/showcase/' },
      to: { path: '^src/ui/(?!frame/kit/|frame/words/words)' },
    },
    {
      name: 'adapter-feature-apart',
      severity: 'error',
      comment: 'Adapters of two features share mappings (*-of-wire) and the technical folders only.',
      from: { path: '^src/infrastructure/([^/]+/[^/]+)/' },
      to: {
        path: '^src/infrastructure/[^/]+/[^/]+/',
        pathNot: ['^src/infrastructure/$1/', '^src/infrastructure/frame/(http|host|html)/', '-of-wire\\.ts$'],
      },
    },
    ...areaOrder,
    {
      name: 'platform-kernel-below-features',
      severity: 'error',
      comment:
        'The kernel knows no feature, no demo and no start. What it needs of them is a port, or a value that a feature declares.',
      from: { path: '^platform/kernel/' },
      to: { path: '^platform/(?!kernel/)' },
    },
    {
      name: 'platform-kernel-without-rules-of-features',
      severity: 'error',
      comment: 'Of the domain, the kernel uses what serves all; of a feature, types at most.',
      from: { path: '^platform/kernel/' },
      to: { path: '^src/domain/(?!frame/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-feature-apart',
      severity: 'error',
      comment:
        'Of another feature, its tables, its use cases and its reads are used; its routes, desks, words, cases and declarations are its own.',
      from: { path: '^platform/features/([^/]+/[^/]+)/' },
      to: {
        path: '^platform/features/[^/]+/[^/]+/.*(\\.(feature|routes|desks?|words|uploads|found)|-case)\\.ts$',
        pathNot: '^platform/features/$1/',
      },
    },
    {
      name: 'platform-tables-apart',
      severity: 'error',
      comment:
        'The tables of this feature are its own. Ask a query file or a use case of it; a table that many join is listed in readByOthers.',
      // The search makes the words of every table anew that it lists.
      from: {
        path: '^platform/features/([^/]+/[^/]+)/',
        pathNot: '^platform/features/overview/search/renew-parts\\.ts$',
      },
      to: {
        path: '^platform/features/[^/]+/[^/]+/.*\\.schema\\.ts$',
        pathNot: ['^platform/features/$1/', `^platform/features/(${readByOthers.join('|')})/`],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'platform-routes-without-statements',
      severity: 'error',
      comment:
        'A file of routes parses, calls, answers. A statement stands in a query file (*.queries.ts) or a use case; a declaration may name a table.',
      from: { path: '^platform/.*\\.(feature|routes)\\.ts$' },
      to: { path: [npm('drizzle-orm'), '^platform/kernel/database/(statement|expressions)\\.ts$'] },
    },
    {
      name: 'platform-features-below-start',
      severity: 'error',
      comment: 'A feature knows the kernel and features before it; the start puts it in, and the demo fills it.',
      from: { path: '^platform/features/' },
      to: { path: '^platform/(?!kernel/|features/)' },
    },
    {
      name: 'demo-for-the-start',
      severity: 'error',
      comment: 'The demo city stands beside the platform: of it, only the files at its root import the demo.',
      from: { path: '^platform/', pathNot: ['^platform/demo/', '^platform/[^/]+\\.ts$'] },
      to: { path: '^platform/demo/' },
    },
    ...platformAreaOrder,
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that need each other are one thing, or a port is missing. (A screen that is loaded lazily may lead to any other.)',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'Import from the file itself.',
      from: {},
      to: { path: '^(src|contract|platform)/.*/index\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|html|webp|json)$|\\.module\\.css' },
    tsPreCompilationDeps: true,
    // A copy of the repository may have a link to another's node_modules.
    preserveSymlinks: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'default', 'node'], exportsFields: ['exports'] },
  },
}
