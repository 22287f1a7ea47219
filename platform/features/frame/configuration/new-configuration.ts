import type { StoredConfiguration } from './configuration.schema'

const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english })

/** An entry of the footer, which leads to the screen of its type. */
const entry = (
  id: string,
  name: ReturnType<typeof both>,
  { type, icon, display = 1 }: { type: number; icon: string; display?: 0 | 1 },
  sort: number,
) => ({
  ...{ id: `menu-${id}`, name, type, source_type: 1, source_id: null, url: null, is_url_effect: 0 },
  ...{ display, sort, show_type: 1, ttf: icon, image_show: null, image_click: null },
})

/** What a city begins with that has no configuration: every document that its first screens read, and all switches. */
export const newConfiguration: StoredConfiguration = {
  documents: {
    site: {
      name: both('我的城市', 'My city'),
      time_zone: 'Asia/Shanghai',
      city: both('我的城市', 'My city'),
      city_info: { id: 'my-city', name: both('我的城市', 'My city') },
      province_info: { id: 'my-province', name: both('我的省', 'My province') },
      ...{ image: '', logo2: '', h5_logo: '' },
      ...{ top_paperwork_type: 1, top_paperwork: both('这座城市，每一天', 'This city, every day') },
      ...{ show_picture: 1, category: 1, is_drainage: 0, is_global_grey: 0 },
    },
    skin: { background_image: '', background_color: '#f4f7f7', cate_col_font_color: '#00677f', icon1: '' },
    app: { short_name: both('我的城市', 'My city'), maskable_icon: '' },
    menu: [
      entry('home', both('首页', 'Home'), { type: 1, icon: 'icon-house' }, 1),
      // Hidden until the city has services and television.
      entry('services', both('服务', 'Services'), { type: 6, icon: 'icon-services', display: 0 }, 2),
      entry('radio', both('电台', 'Radio'), { type: 9, icon: 'icon-radio' }, 3),
      entry('tv', both('电视', 'TV'), { type: 8, icon: 'icon-tv', display: 0 }, 4),
      entry('mine', both('我的', 'Me'), { type: 2, icon: 'icon-user' }, 5),
    ],
    hosts: { app_user_agent: '', app_bridge: '', messenger_user_agent: 'MicroMessenger', app_link: '' },
    domains: { asc_c_domain: '', asc_api_domain: '', cms_pc_domain: '', ucenter_api_domain: '', vms_api_domain: '' },
    practice: { rank_by: ['minutes', 'times'], rank_notice: both('', ''), least_minutes: 15 },
    voice: { enabled: true, rate: 1 },
    about: {
      text: both('请在这里介绍编辑部。', 'Say here who makes this site.'),
      ...{ phone: '', email: '', address: both('', ''), hours: both('', ''), licences: [] },
    },
  },
  switches: { 5: '1', 6: '1', 7: '1', 8: '1', 9: '0', 10: '1' },
}
