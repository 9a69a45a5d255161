// The title of each module's running flash sale.
import type { Localised } from '#contract/core/language.ts'
import type { ShopModule } from '../demo-modules.ts'
import { text } from '../localised.ts'

export const flashSaleTitles: Record<ShopModule, Localised> = {
  food: text({ en: 'Hot and gone', ar: 'ساخن وينفد سريعًا', tg: 'Гарму зудгузар', ru: 'Горячее и ненадолго' }),
  grocery: text({ en: 'Market hour', ar: 'ساعة السوق', tg: 'Соати бозор', ru: 'Рыночный час' }),
  pharmacy: text({
    en: 'Care for less',
    ar: 'العناية بسعر أقل',
    tg: 'Нигоҳубин арзонтар',
    ru: 'Забота дешевле',
  }),
  ecommerce: text({
    en: 'Two-day flash sale',
    ar: 'تخفيضات خاطفة ليومين',
    tg: 'Фурӯши барқосои дурӯза',
    ru: 'Двухдневная распродажа',
  }),
}
