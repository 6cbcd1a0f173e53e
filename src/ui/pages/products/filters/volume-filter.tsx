import { withVolumes } from '../../../../domain/catalogue/applied-filters';
import { VOLUMES, type Volume } from '../../../../domain/catalogue/volume';
import { CheckboxField } from '../../../components/fields/checkbox-field';
import { productFilters } from '../../../content/pages/products/product-filters';
import { useProductQuery } from '../use-product-query';
import { useVolumeCounts } from './use-volume-counts';

const toggled = (volumes: readonly Volume[], volume: Volume): readonly Volume[] =>
  VOLUMES.filter((each) => volumes.includes(each) !== (each === volume));

export function VolumeFilter() {
  const { query, push } = useProductQuery();
  const counts = useVolumeCounts(query);
  const { volumes = [] } = query;
  return (
    <div>
      <fieldset>
        <legend>{productFilters.volume}</legend>
        {VOLUMES.map((volume) => {
          const checked = volumes.includes(volume);
          return (
            <CheckboxField
              key={volume}
              label={volume}
              count={counts.get(volume)}
              checked={checked}
              // A volume without results is disabled, unless it is checked: the visitor must be
              // able to uncheck it.
              disabled={counts.get(volume) === 0 && !checked}
              onChange={() =>
                push((current) => withVolumes(current, toggled(current.volumes ?? [], volume)))
              }
            />
          );
        })}
      </fieldset>
    </div>
  );
}
