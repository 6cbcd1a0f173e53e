import type { Schema, Struct } from '@strapi/strapi';

export interface BlogBodyPicture extends Struct.ComponentSchema {
  collectionName: 'components_blog_body_pictures';
  info: {
    displayName: 'Picture';
  };
  attributes: {
    alt: Schema.Attribute.String;
    caption: Schema.Attribute.String;
    image: Schema.Attribute.Media<'images'>;
  };
}

export interface BlogBodyQuote extends Struct.ComponentSchema {
  collectionName: 'components_blog_body_quotes';
  info: {
    displayName: 'Quote';
  };
  attributes: {
    author: Schema.Attribute.String;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface BlogBodyText extends Struct.ComponentSchema {
  collectionName: 'components_blog_body_texts';
  info: {
    displayName: 'Text';
  };
  attributes: {
    body: Schema.Attribute.RichText;
  };
}

export interface ProductFact extends Struct.ComponentSchema {
  collectionName: 'components_product_facts';
  info: {
    description: "One row of a product's facts table";
    displayName: 'Fact';
  };
  attributes: {
    label: Schema.Attribute.String & Schema.Attribute.Required;
    value: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SiteSocialPage extends Struct.ComponentSchema {
  collectionName: 'components_site_social_pages';
  info: {
    description: 'A page on a social network. Without an address the footer says that it is not open yet.';
    displayName: 'Social page';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    network: Schema.Attribute.Enumeration<
      ['Instagram', 'Facebook', 'LinkedIn', 'YouTube']
    > &
      Schema.Attribute.Required;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'blog-body.picture': BlogBodyPicture;
      'blog-body.quote': BlogBodyQuote;
      'blog-body.text': BlogBodyText;
      'product.fact': ProductFact;
      'site.social-page': SiteSocialPage;
    }
  }
}
