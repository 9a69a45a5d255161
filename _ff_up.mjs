import pg from 'pg'
import { readFileSync } from 'node:fs'
const c = new pg.Client({ connectionString: readFileSync('/tmp/ff/url','utf8') }); await c.connect()
const q = async (s) => { const t=performance.now(); const r=await c.query(s); console.log(Math.round(performance.now()-t),'ms', s.trim().slice(0,80).replace(/\n/g,' ')); return r }
await q(`drop trigger item_offer on item; drop trigger item_words_of_new on item; drop trigger item_words_of_changed on item; drop function item_offer; drop function item_words; drop function item_words_of_changed; drop function item_cut; drop table search_word`)
await q(`drop index item_store,item_store_percent,item_on_offer,item_in_flash_sale,item_popular,item_newest,item_reviewed,item_price,item_offer,item_recommended,item_basic,item_category,item_parent_category,item_condition,item_search`)
await q(`alter table item drop column search_words, drop column store_percent, drop column flash_discount, drop column flash_discount_type, drop column offer_share`)
const parts = readFileSync('/work/main/server/database/migrations/0002_items.sql','utf8').split('--> statement-breakpoint').filter(s=>!/coverage_request|DROP INDEX|UPDATE "item"/.test(s))
const later=[]
for (const p of parts) { if (/CREATE INDEX "listing|ADD CONSTRAINT/.test(p)) later.push(p); else await q(p) }
await q(`insert into search_word(word) select distinct spelled from item, unnest(string_to_array(translate(search_text, E'\\n', ' '), ' ')) spelled where spelled<>'' order by 1`)
await q(`insert into item_listing(id, module_id, zone_id, store_id, category_id, top_category_id, common_condition_id, price, discount,discount_type, order_count, rating_count, avg_rating, served_from, served_until, veg, organic, recommended, is_basic, allergies, created_at, words) select * from item_listed`)
for (const p of later) await q(p)
await q('vacuum analyze item_listing'); await q('vacuum analyze item')
console.log((await c.query(`select relname,pg_size_pretty(pg_relation_size(oid)) s from pg_class where relname ~ 'listing|search_word' and relkind in ('r','i')`)).rows.map(r=>r.relname+' '+r.s).join('\n'))
await c.end()
