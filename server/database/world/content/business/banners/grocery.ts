// Home banners of the grocery module; the builder picks the store or item a banner leads to.
import { t } from '../../localised.ts'
import type { BannerContent } from '../business.types.ts'

export const groceryBanners: readonly BannerContent[] = [
  {
    key: 'melon-season',
    type: 'item_wise',
    about: ['torpedo-melon', 'watermelon'],
    title: t('Melon season is here', 'حل موسم البطيخ', 'Мавсими харбуза расид', 'Сезон дынь начался'),
    subtitle: t(
      'Sweet, heavy, from the south',
      'حلو وثقيل من الجنوب',
      'Ширину вазнин, аз ҷануб',
      'Сладкие, тяжёлые, с юга',
    ),
    art: ['melon', 'watermelon'],
    hue: 90,
    featured: true,
  },
  {
    key: 'morning-milk',
    type: 'store_wise',
    about: ['fresh-milk'],
    title: t('Milk from this morning', 'حليب هذا الصباح', 'Шири имрӯза', 'Утреннее молоко'),
    subtitle: t(
      'Farm dairies at your door by ten',
      'ألبان المزارع عند بابك قبل العاشرة',
      'Маҳсулоти ферма то соати даҳ',
      'Фермерская молочка к десяти',
    ),
    art: ['glass-of-milk', 'cow-face', 'cheese-wedge'],
    hue: 204,
  },
  {
    key: 'bread-warm',
    type: 'store_wise',
    about: ['daily-bread'],
    title: t('Bread still warm', 'خبز ما زال دافئًا', 'Нони ҳанӯз гарм', 'Хлеб ещё тёплый'),
    subtitle: t(
      'Baked every three hours',
      'يُخبز كل ثلاث ساعات',
      'Ҳар се соат пухта мешавад',
      'Печём каждые три часа',
    ),
    art: ['bread', 'baguette-bread', 'croissant'],
    hue: 34,
  },
  {
    key: 'salad-basket',
    type: 'item_wise',
    about: ['fresh-vegetables', 'greens-herbs'],
    title: t('A salad in one basket', 'سلطة في سلة واحدة', 'Хӯриш дар як сабад', 'Салат в одной корзине'),
    subtitle: t(
      'Tomato, cucumber, herbs, done',
      'طماطم وخيار وأعشاب وانتهينا',
      'Помидор, бодиринг, кабудӣ — тайёр',
      'Помидор, огурец, зелень — готово',
    ),
    art: ['green-salad', 'tomato', 'cucumber'],
    hue: 126,
  },
  {
    key: 'grocery-coupons',
    type: 'default',
    title: t(
      'Coupons for the weekly shop',
      'قسائم لتسوق الأسبوع',
      'Купон барои хариди ҳафта',
      'Купоны на закупку недели',
    ),
    subtitle: t(
      'See which ones wait for you',
      'شاهد ما ينتظرك منها',
      'Бинед, кадомаш мунтазири шумост',
      'Посмотрите, какие ждут вас',
    ),
    art: ['shopping-cart', 'ticket'],
    hue: 150,
    link: '/profile?page=coupons',
    featured: true,
  },
]
