import { both } from '../text'

/** The name of the demo city, as all of its texts use it. */
export const cityName = both('临川', 'Riverbend')
export const cityId = 'city-riverbend'

export const districts = [
  both('老渡口区', 'Old Ferry'), both('望江区', 'Rivergate'), both('云台区', 'Cloudterrace'),
  both('芦洲区', 'Reedmarsh'), both('东港新区', 'Eastport'), both('青石县', 'Bluestone County'),
]

export const streets = [
  both('灯笼街', 'Lantern Street'), both('船厂路', 'Shipyard Road'), both('米市巷', 'Rice Market Lane'), both('柳荫路', 'Willow Shade Road'),
  both('三桥路', 'Third Bridge Road'), both('钟楼街', 'Bell Tower Street'), both('盐仓前', 'Salt Store Row'), both('樟树大道', 'Camphor Avenue'),
  both('渔火路', 'Fisherlight Road'), both('学府路', 'College Road'), both('印染厂路', 'Dyeworks Road'), both('白鹭路', 'Egret Road'),
  both('石榴里', 'Pomegranate Lane'), both('南堤路', 'South Dyke Road'), both('铁匠弄', 'Smith Alley'), both('观澜路', 'Waveview Road'),
  both('荷花塘路', 'Lotus Pond Road'), both('老粮站路', 'Old Granary Road'), both('星港街', 'Starport Street'), both('橘子园路', 'Orange Grove Road'),
]

export const neighbourhoods = [
  both('渡口社区', 'Ferry Steps'), both('印染厂社区', 'Dyeworks'), both('望江新村', 'Rivergate New Village'), both('柳荫社区', 'Willow Shade'),
  both('船厂社区', 'Shipyard'), both('桥北社区', 'North Bridge'), both('荷塘社区', 'Lotus Pond'), both('石榴里社区', 'Pomegranate Lane'),
  both('铁路二村', 'Railway Second Village'), both('云麓社区', 'Cloudfoot'), both('白鹭洲社区', 'Egret Islet'), both('星港社区', 'Starport'),
  both('南堤社区', 'South Dyke'), both('老粮站社区', 'Old Granary'), both('观澜社区', 'Waveview'), both('橘园社区', 'Orange Grove'),
]

export const villages = [
  both('上芦村', 'Upper Reed'), both('茶岭村', 'Tea Ridge'), both('石门村', 'Stonegate'), both('桐花村', 'Tung Blossom'),
  both('柏树湾', 'Cypress Bay'), both('龙井头村', 'Springhead'), both('稻香村', 'Ricefield'), both('水车坪', 'Waterwheel Flat'),
  both('银杏沟', 'Ginkgo Hollow'), both('渔梁村', 'Fishweir'), both('梨树坡', 'Pear Slope'), both('青竹坞', 'Green Bamboo Hollow'),
]

export const schools = [
  both('渡口小学', 'Ferry Primary School'), both('临川一中', 'Riverbend No. 1 Middle School'), both('云台实验小学', 'Cloudterrace Experimental Primary School'),
  both('印染厂子弟学校', 'Dyeworks School'), both('望江中学', 'Rivergate Middle School'), both('芦洲中心小学', 'Reedmarsh Central Primary School'),
  both('东港职业学院', 'Eastport Vocational College'), both('钟楼幼儿园', 'Bell Tower Kindergarten'), both('青石县二中', 'Bluestone No. 2 Middle School'), both('柳荫特殊教育学校', 'Willow Shade School for Special Needs'),
]

export const parks = [
  both('芦洲湿地', 'the Reedmarsh wetland'), both('望江公园', 'Rivergate Park'), both('荷花塘公园', 'Lotus Pond Park'), both('云台山步道', 'the Cloudterrace trail'),
  both('老船厂公园', 'Old Shipyard Park'), both('橘园公园', 'Orange Grove Park'), both('南堤绿道', 'the South Dyke greenway'), both('白塔公园', 'White Pagoda Park'),
]

export const hospitals = [
  both('市人民医院', 'the City People’s Hospital'), both('望江区中医院', 'Rivergate Hospital of Chinese Medicine'), both('东港儿童医院', 'Eastport Children’s Hospital'),
  both('渡口社区卫生服务中心', 'the Ferry Steps health centre'), both('云台康复医院', 'Cloudterrace Rehabilitation Hospital'), both('青石县医院', 'Bluestone County Hospital'),
]

/** Names of men in the composed articles; the hand-written articles have names of their own. */
export const men = [
  both('陆春生', 'Lu Chunsheng'), both('贺建国', 'He Jianguo'), both('姚思远', 'Yao Siyuan'), both('薛大海', 'Xue Dahai'), both('邱明辉', 'Qiu Minghui'), both('龚长河', 'Gong Changhe'),
  both('常守业', 'Chang Shouye'), both('庞志新', 'Pang Zhixin'), both('鲁方', 'Lu Fang'), both('祝云飞', 'Zhu Yunfei'), both('韦一鸣', 'Wei Yiming'), both('穆向东', 'Mu Xiangdong'), both('纪元', 'Ji Yuan'),
]
export const women = [
  both('方雅琴', 'Fang Yaqin'), both('温玉兰', 'Wen Yulan'), both('程小满', 'Cheng Xiaoman'), both('范一诺', 'Fan Yinuo'), both('戴静', 'Dai Jing'), both('宋青禾', 'Song Qinghe'),
  both('乔月', 'Qiao Yue'), both('黎秋白', 'Li Qiubai'), both('梅若', 'Mei Ruo'), both('秦桂枝', 'Qin Guizhi'), both('康宁', 'Kang Ning'), both('岳小舟', 'Yue Xiaozhou'), both('廖芸', 'Liao Yun'),
]
