import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { HttpPrintedCodeGateway } from '../../../../src/infrastructure/frame/boot/http-printed-code-gateway'
import { HttpAboutGateway } from '../../../../src/infrastructure/frame/site/http-about-gateway'
import { HttpCitiesGateway } from '../../../../src/infrastructure/frame/site/http-cities-gateway'
import { HttpPagesGateway } from '../../../../src/infrastructure/overview/pages/http-pages-gateway'
import { HttpSearchGateway } from '../../../../src/infrastructure/overview/search/http-search-gateway'
import { HttpGovernmentGateway } from '../../../../src/infrastructure/overview/government/http-government-gateway'
import { HttpServicesGateway } from '../../../../src/infrastructure/overview/services/http-services-gateway'
import { HttpSiteGateway } from '../../../../src/infrastructure/frame/site/http-site-gateway'
import { HttpSwitchesGateway } from '../../../../src/infrastructure/frame/site/http-switches-gateway'
import { HttpVisitGateway } from '../../../../src/infrastructure/participation/http-visit-gateway'
import { foundKinds } from '../../../../src/domain/overview/search/found-kinds'
import { pages } from '../../../../platform/features/overview/pages/pages.schema'
import { rowsOf, refused } from '../gateway-table'

export const aboutRows = rowsOf(HttpAboutGateway, {
  about: [
    [
      (by) => by.guest.about(),
      {
        email: 'newsroom@city.example',
        address: '8 Riverside Road, Riverbend',
        hours: 'Every day from 8:00 to 22:00',
        licences: [{ name: 'Licence for online news services (demo)', issuer: 'Provincial internet office (demo)' }],
      },
    ],
  ],
})

export const citiesRows = rowsOf(HttpCitiesGateway, {
  provinces: [
    [
      (by) => by.guest.provinces(),
      [{ id: '110000', name: 'Beijing', initial: 'B', pinyin: 'bei jing shi', cities: [{ id: '110100' }] }],
    ],
  ],
  districts: [
    [
      (by) => by.guest.districts('city-riverbend'),
      [{ id: 'district-1', name: 'Old Ferry', streets: [{ id: 'street-1', name: 'Lantern Street' }] }],
    ],
  ],
  nearest: [
    [
      (by) => by.guest.nearest({ latitude: 26.37, longitude: 111.55 }),
      {
        city: { id: 'city-riverbend', name: 'Riverbend', initial: 'R' },
        district: { id: 'district-1' },
        street: { id: 'street-1' },
      },
    ],
    [(by) => by.guest.nearest({ latitude: -60, longitude: 0 }), null],
  ],
})

export const pagesRows = rowsOf(HttpPagesGateway, {
  page: [
    [
      (by) => by.guest.page('page-today'),
      {
        id: 'page-today',
        title: 'Riverbend today',
        backgroundColor: '#f4f7f7',
        shareDescription: 'The city today, on one page.',
        shareImage: '/media/pictures/city-river-morning.webp',
      },
    ],
    [(by) => by.guest.page('no-page'), refused('gone')],
  ],
  preview: [
    [
      async (by) => {
        await by.platform.database.update(pages).set({ previewToken: 'token' }).where(eq(pages.id, 'page-festival'))
        return by.guest.preview('token')
      },
      { id: 'page-festival', title: 'The dragon boat crews' },
    ],
    [(by) => by.guest.preview('no-token'), refused('gone')],
  ],
  content: [
    [
      (by) => by.guest.content({ id: 'card-page-today-3' }),
      {
        items: [
          {
            id: 'post-000001',
            source: { id: 'org-01' },
            layout: 'right',
            publishedAt: 1_772_696_160_000,
            kind: 'post',
          },
        ],
      },
    ],
  ],
  items: [
    [
      (by) => by.guest.items('card-page-today-3'),
      {
        items: [{ id: 'post-000001', source: { id: 'org-01' }, layout: 'right', publishedAt: 1_772_696_160_000 }],
        style: 'big',
      },
    ],
    [(by) => by.guest.items('no-card'), refused('gone')],
  ],
})

const question = { query: 'river', kinds: foundKinds, organisationId: null, order: 'fit' } as const

export const searchRows = rowsOf(HttpSearchGateway, {
  start: [
    [(by) => by.guest.start({ organisationId: 'org-01' }), { scopeName: 'Riverbend Daily' }],
    [(by) => by.guest.start({ organisationId: 'none' }), refused('gone')],
  ],
  find: [
    [
      (by) => by.guest.find({ ...question, kinds: ['video'] }, { pageSize: 2 }),
      {
        items: [
          {
            id: 'video-001',
            title: 'A day of the river city in time-lapse',
            summary: 'From the first ferry to the last lamp.',
            source: { id: 'org-01' },
            layout: 'big',
          },
        ],
      },
    ],
  ],
  counts: [[(by) => by.guest.counts(question), { kinds: [{ kind: 'guide' }], meant: null }]],
  guideDepartments: [
    [
      (by) => by.guest.guideDepartments('passport'),
      expect.arrayContaining([{ id: 'org-03', name: 'Riverbend Police', guides: expect.any(Number) }]),
    ],
  ],
  suggestions: [[(by) => by.guest.suggestions('riv', { organisationId: null }), ['riverbend']]],
  record: [[async (by) => (await by.member()).gateway.record('river'), { counted: true }]],
})

export const governmentRows = rowsOf(HttpGovernmentGateway, {
  hub: [
    [
      (by) => by.guest.hub(),
      {
        notices: [{ kind: 'post' }],
        noticesOf: 'news-council',
        departments: [{ id: 'org-03', name: 'Riverbend Police' }],
      },
    ],
  ],
})

export const servicesRows = rowsOf(HttpServicesGateway, {
  modules: [
    [
      (by) => by.guest.modules(),
      [
        {
          id: 'module-affairs',
          name: 'Get things done',
          entries: [
            { id: 'module-affairs-1', name: 'Have your say', summary: 'Report a problem or an idea to the city' },
          ],
        },
      ],
    ],
  ],
  module: [
    [
      (by) => by.guest.module('module-help'),
      {
        id: 'module-help',
        name: 'Neighbourhood',
        entries: [{ id: 'module-help-1', name: 'Wishes' }],
        pageId: 'page-today',
      },
    ],
    [(by) => by.guest.module('no-module'), refused('gone')],
  ],
})

export const siteRows = rowsOf(HttpSiteGateway, {
  site: [
    [
      (by) => by.guest.site(),
      {
        name: 'Riverbend',
        image: '/media/site/icon-512.png',
        logo2: '/media/site/logo.svg',
        cityInfo: { id: 'city-riverbend' },
        provinceInfo: { id: '430000' },
      },
    ],
  ],
  settings: [
    [(by) => by.guest.settings(), { menu: [{ name: 'Home', type: 1, image: '/media/site/footer-home.png' }] }],
  ],
})

export const switchesRows = rowsOf(HttpSwitchesGateway, {
  switches: [[(by) => by.guest.switches(), { '5': '1', '6': '1', '7': '1', '8': '1', '9': '0' }]],
})

export const printedCodeRows = rowsOf(HttpPrintedCodeGateway, {
  count: [
    [(by) => by.guest.count('old-ferry', 'ios'), {}],
    [(by) => by.guest.count('elsewhere', 'ios'), refused('not-found')],
  ],
})

export const visitRows = rowsOf(HttpVisitGateway, {
  recordVisit: [[async (by) => (await by.as('reader-19')).recordVisit('post', 'post-000004'), { id: 'post-000004' }]],
})
