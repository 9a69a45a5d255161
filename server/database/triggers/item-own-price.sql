-- An item's own price after its own discount. In the database because an importer or psql may write prices too, and
-- no list may show an item under a price it is not sold for.
CREATE OR REPLACE FUNCTION item_own_price() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  new.effective_price := new.price - item_cut(new.price, new.discount, new.discount_type);
  new.discounted := new.effective_price < new.price;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER item_own_price BEFORE INSERT OR UPDATE OF price, discount, discount_type, effective_price, discounted ON item
  FOR EACH ROW EXECUTE FUNCTION item_own_price();
