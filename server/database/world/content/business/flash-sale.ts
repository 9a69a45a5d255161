// The title of each module's running flash sale.
import type { Localised } from '#contract/core/language.ts'
import { t } from '../localised.ts'
import type { ShopModule } from './business.types.ts'

export const flashSaleTitles: Record<ShopModule, Localised> = {
  food: t('Hot and gone', 'ساخن وينفد سريعًا', 'Гарму зудгузар', 'Горячее и ненадолго'),
  grocery: t('Market hour', 'ساعة السوق', 'Соати бозор', 'Рыночный час'),
  pharmacy: t('Care for less', 'العناية بسعر أقل', 'Нигоҳубин арзонтар', 'Забота дешевле'),
  ecommerce: t(
    'Two-day flash sale',
    'تخفيضات خاطفة ليومين',
    'Фурӯши барқии дурӯза',
    'Двухдневная распродажа',
  ),
}
